/** Capitals that look like other letters than small ones do. */
const CAPITALS: Readonly<Record<string, string>> = {
  ...parsePairs('Νn Ηh Υy Ρp Βb Μm Ζz Χx'),
  // Cherokee and Lisu, which have borrowed their shapes.
  ...parsePairs('Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮤw Ꭹy Ꮓz'),
  ...parsePairs('ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲi ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz'),
}

/** Letters of other alphabets, and signs, that look like ours in small letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...parsePairs('аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ɡg һh ԛq ԝw ѵv гr пn зe ьb'),
  ...parsePairs('αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw'),
  ...parsePairs('օo սu հh ոn'),
  ...parsePairs('ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'),
  ...parsePairs('ɑa ɩi ʋu'),
  // Canadian syllabics that have the shape of our capitals.
  ...parsePairs('ᗅa ᗷb ᑕc ᗞd ᗪd ᖴf ᕼh ᒍj ᒪl ᑭp ᖇr ᑌu ᐯv ᕽx'),
  ...parsePairs('ıi 0o 1l |l !l'),
  // Only one of these can be told from the others, in some fonts none.
  ...parsePairs('il'),
}

function parsePairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => Array.from(pair) as [string, string]))
}

/**
 * A name without what the eye does not tell apart: two names that share a skeleton look alike. There are two where a sign may pass
 * for a letter or for punctuation: `Ada!` looks like `Ada`, and `A!i` like `Ali`.
 */
export function confusableSkeletons(name: string): readonly string[] {
  const plain = name.replace(VARIATION_MARKS, '').normalize('NFKC')
  const asLetters = stripPunctuation(Array.from(plain, toSkeletonLetter).join(''))
  const asSigns = Array.from(stripPunctuation(plain), toSkeletonLetter).join('')
  return asLetters === asSigns ? [asSigns] : [asSigns, asLetters]
}

/** Letters and digits alone; where there are none, symbols; and where there are none of these, all there is. */
const stripPunctuation = (name: string): string =>
  name.replace(NOT_LETTERS, '') || name.replace(NOT_SYMBOLS, '') || name

/** With letters that are written as apostrophes and dashes, and the one that only makes Arabic words longer. */
const NOT_LETTERS = /[\p{P}\p{S}\p{Z}\p{Cf}\u02B9-\u02FF\uA700-\uA71F\u0640]/gu
const NOT_SYMBOLS = /[\p{P}\p{Z}]/gu

/** Whether a sign is shown as a picture or as text, and small marks that would become letters by normalization. */
const VARIATION_MARKS = /[\uFE0E\uFE0F™℠]/g

const toSkeletonLetter = (sign: string): string => {
  const small = CAPITALS[sign] ?? sign.toLowerCase()
  const ours = LOOK_ALIKES[small] ?? small
  return LOOK_ALIKES[ours] ?? ours
}
