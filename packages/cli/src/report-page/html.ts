/** Markup, as opposed to text that is to be shown as it is. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | readonly Html[]

/** Whatever is put in is shown as it is, and never obeyed, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: String.raw({ raw: strings }, ...parts.map(escapePart)),
})

function escapePart(part: Part): string {
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(({ html }) => html).join('')
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
