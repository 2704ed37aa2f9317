/** A decimal number without the errors of floating point: 1.25 is 125 of scale 2. */
interface Exact {
  readonly digits: bigint
  readonly scale: number
}

/** The sum of numbers, less others: `([0.1, 0.2], [])` -> 0.3. */
export function exactSum(
  numbers: readonly number[],
  minus: readonly number[],
  decimals: number | undefined,
): number {
  const all = [...numbers.map(exact), ...minus.map(exact).map(negative)]
  const scale = Math.max(0, ...all.map(one => one.scale))
  const digits = all.reduce((sum, one) => sum + one.digits * 10n ** BigInt(scale - one.scale), 0n)
  return rounded({ digits, scale }, decimals)
}

/** The product of numbers: `([1.005, 100])` -> 100.5. */
export function exactProduct(numbers: readonly number[], decimals: number | undefined): number {
  const product = numbers
    .map(exact)
    .reduce((one, other) => ({ digits: one.digits * other.digits, scale: one.scale + other.scale }), {
      digits: 1n,
      scale: 0,
    })
  return rounded(product, decimals)
}

function exact(number: number): Exact {
  const [mantissa = '0', exponent = '0'] = String(number).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(`${whole}${fraction}`)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

function negative({ digits, scale }: Exact): Exact {
  return { digits: -digits, scale }
}

/** Half away from zero, as amounts are rounded. */
function rounded({ digits, scale }: Exact, decimals = scale): number {
  if (decimals >= scale) return Number(`${digits}e-${scale}`)
  const unit = 10n ** BigInt(scale - decimals)
  const half = digits < 0n ? -unit / 2n : unit / 2n
  const number = Number(`${(digits + half) / unit}e-${decimals}`)
  return Object.is(number, -0) ? 0 : number
}
