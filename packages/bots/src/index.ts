export { answersTo } from './answers-to.ts'
export { best } from './best.ts'
export { randomBot } from './random.ts'
export { searching } from './search.ts'
