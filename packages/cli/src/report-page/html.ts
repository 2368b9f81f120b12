/** Markup, as opposed to text that has to be escaped. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | readonly Html[]

/** Template tag that escapes all values except markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: String.raw({ raw: strings }, ...parts.map(escapePart)),
})

function escapePart(part: Part): string {
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(({ html }) => html).join('')
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
