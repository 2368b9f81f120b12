import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text, as hex digits. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
