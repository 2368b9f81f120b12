/** A linear fit by least squares, gathered row by row. */
export class Ridge {
  readonly #size: number
  readonly #products: Float64Array
  readonly #targets: Float64Array
  #squares = 0
  rows = 0

  constructor(size: number) {
    this.#size = size
    this.#products = new Float64Array(size * size)
    this.#targets = new Float64Array(size)
  }

  add(row: Float64Array, target: number): void {
    const n = this.#size
    this.rows++
    this.#squares += target * target
    for (let i = 0; i < n; i++) {
      if (row[i] === 0) continue
      this.#targets[i] += row[i] * target
      for (let j = 0; j <= i; j++) this.#products[i * n + j] += row[i] * row[j]
    }
  }

  /** The weights; `penalty` for each row keeps those small of which the rows say little. By Cholesky. */
  solve(penalty: number): number[] {
    const n = this.#size
    const lower = this.#products.slice()
    for (let i = 0; i < n; i++) lower[i * n + i] += penalty * this.rows
    for (let i = 0; i < n; i++)
      for (let j = 0; j <= i; j++) {
        let sum = lower[i * n + j]
        for (let k = 0; k < j; k++) sum -= lower[i * n + k] * lower[j * n + k]
        lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j]
      }
    const found = Array.from(this.#targets)
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) found[i] -= lower[i * n + k] * found[k]
      found[i] /= lower[i * n + i]
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) found[i] -= lower[k * n + i] * found[k]
      found[i] /= lower[i * n + i]
    }
    return found
  }

  /** How far the targets lie from what these weights say. */
  spread(weights: readonly number[]): number {
    const told = weights.reduce((sum, weight, i) => sum + weight * this.#targets[i], 0)
    return Math.sqrt((this.#squares - told) / this.rows)
  }
}
