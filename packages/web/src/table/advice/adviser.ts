import type { Answer, Prompt } from '@slapwise/kernel'
import type { Language } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'

/** An answer in words, and why. */
export interface Advice {
  readonly answer: Answer
  readonly action: string
  /** One or two sentences. */
  readonly reasons: readonly string[]
}

/** Advises on the open prompt of the viewer. It sees only what the viewer sees. */
export type Adviser = (
  state: TableState,
  prompt: Prompt<unknown>,
  language: Language,
  isMild: boolean,
) => Advice
