import type { Answer, Prompt } from '@slapwise/kernel'

/** An answer in words. Pieces and cards that are handed out are listed by their receivers. */
export function formatAnswer(
  { choice }: Prompt<unknown>,
  answer: Answer,
  formatOption: (of: string, value: number) => string,
): string {
  const format = (value: number) => formatOption(choice.of, value)
  if (typeof answer === 'number') return capitalize(format(answer))
  if (choice.kind === 'some') return capitalize(answer.map(format).join(', '))
  const shares = Map.groupBy(answer.keys(), (i) => answer[i])
  const formatShare = (share: readonly number[]): string =>
    choice.kind === 'assign'
      ? share.map((i) => formatOption('card', choice.items[i])).join(', ')
      : String(share.length)
  return capitalize(
    [...shares].map(([option, share]) => `${format(option)}: ${formatShare(share)}`).join('; '),
  )
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
