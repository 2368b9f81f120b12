export { answersTo } from './answers-to.ts'
export { randomBot } from './random.ts'
export { searching } from './search.ts'
