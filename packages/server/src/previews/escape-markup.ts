const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text for HTML or SVG, as content or as an attribute value in quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter])
