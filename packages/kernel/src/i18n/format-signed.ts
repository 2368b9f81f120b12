/** A number with its sign, except for zero: “+3”, “−12”, “0”; with one digit “+3.2”. */
export function formatSigned(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return text
  return `${value < 0 ? '−' : '+'}${text}`
}
