let collected: { readonly count: number; readonly text: string } | null = null

/** All styles of the page as text; collected again when a style sheet has been added. */
function collectPageStyles(): string {
  const sheets = [...document.styleSheets]
  if (collected?.count !== sheets.length)
    collected = {
      count: sheets.length,
      text: sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    }
  return collected.text
}

/**
 * Removes the layout for paper: on paper a table changes its layout, a picture of it changes only its colours, which belong
 * to the root. Rules are told apart by their properties: `instanceof` fails for those of a frame.
 */
function removePrintLayout(group: CSSStyleSheet | CSSGroupingRule, isForPrint = false): void {
  for (let i = group.cssRules.length - 1; i >= 0; i--) {
    const rule = group.cssRules[i]
    if ('selectorText' in rule) {
      if (isForPrint && !`${rule.selectorText}`.startsWith(':root')) group.deleteRule(i)
    } else if ('cssRules' in rule)
      removePrintLayout(rule as CSSGroupingRule, (rule as CSSMediaRule).conditionText === 'print')
  }
}

/** Nothing moves in a picture; on paper it would be seen before it has begun to. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }'

/** Gives the document of a frame the styles, the language and the theme of the page, at once: links would load later. */
export function adoptPageStyles(frame: Document): void {
  const { CSSStyleSheet: FrameStyleSheet } = frame.defaultView as typeof globalThis & Window
  const sheet = new FrameStyleSheet()
  sheet.replaceSync(`${collectPageStyles()}\n${STILL}`)
  removePrintLayout(sheet)
  frame.adoptedStyleSheets = [sheet]
  const { lang, dataset } = document.documentElement
  frame.documentElement.lang = lang
  Object.assign(frame.documentElement.dataset, dataset)
}
