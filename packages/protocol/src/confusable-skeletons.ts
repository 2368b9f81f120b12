/** Capitals that look like other letters than their lower case does. */
const CAPITALS: Readonly<Record<string, string>> = {
  ...parsePairs('Νn Ηh Υy Ρp Βb Μm Ζz Χx'),
  // Cherokee and Lisu letters with Latin shapes.
  ...parsePairs('Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮤw Ꭹy Ꮓz'),
  ...parsePairs('ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲi ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz'),
}

/** Characters of other scripts that look like Latin lower-case letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...parsePairs('аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ɡg һh ԛq ԝw ѵv гr пn зe ьb'),
  ...parsePairs('αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw'),
  ...parsePairs('օo սu հh ոn'),
  ...parsePairs('ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'),
  ...parsePairs('ɑa ɩi ʋu'),
  // Canadian syllabics with the shape of Latin capitals.
  ...parsePairs('ᗅa ᗷb ᑕc ᗞd ᗪd ᖴf ᕼh ᒍj ᒪl ᑭp ᖇr ᑌu ᐯv ᕽx'),
  ...parsePairs('ıi 0o 1l |l !l'),
  // `i`, `l`, `1` and `I` are alike in some fonts.
  ...parsePairs('il'),
}

function parsePairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => Array.from(pair) as [string, string]))
}

/**
 * Normalizes a name to its visual skeletons: two names that share a skeleton look alike. There are two where a sign can
 * be read as a letter or as punctuation: `Ada!` looks like `Ada`, and `A!i` like `Ali`.
 */
export function confusableSkeletons(name: string): readonly string[] {
  const plain = name.replace(VARIATION_MARKS, '').normalize('NFKC')
  const asLetters = stripPunctuation(Array.from(plain, toSkeletonLetter).join(''))
  const asSigns = Array.from(stripPunctuation(plain), toSkeletonLetter).join('')
  return asLetters === asSigns ? [asSigns] : [asSigns, asLetters]
}

/** Keeps letters and digits; if there are none, symbols; if there are none of these either, everything. */
const stripPunctuation = (name: string): string =>
  name.replace(NOT_LETTERS, '') || name.replace(NOT_SYMBOLS, '') || name

/**
 * Includes modifier letters that look like apostrophes and dashes, and the Arabic tatweel, which only lengthens words.
 */
const NOT_LETTERS = /[\p{P}\p{S}\p{Z}\p{Cf}\u02B9-\u02FF\uA700-\uA71F\u0640]/gu
const NOT_SYMBOLS = /[\p{P}\p{Z}]/gu

/** Variation selectors, and the signs ™ and ℠, which normalization would turn into letters. */
const VARIATION_MARKS = /[\uFE0E\uFE0F™℠]/g

const toSkeletonLetter = (sign: string): string => {
  const small = CAPITALS[sign] ?? sign.toLowerCase()
  const ours = LOOK_ALIKES[small] ?? small
  return LOOK_ALIKES[ours] ?? ours
}
