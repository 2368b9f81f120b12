export function mean(numbers: readonly number[]): number {
  let sum = 0
  for (const n of numbers) sum += n
  return sum / numbers.length
}
