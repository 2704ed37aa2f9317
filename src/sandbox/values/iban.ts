/** 'GB', 'NFLD12345612345678' -> the IBAN with its two check digits (ISO 13616). */
export function ibanOf(country: string, account: string): string {
  const digits = 98 - remainder(`${account}${country}00`)
  return `${country}${String(digits).padStart(2, '0')}${account}`
}

/** Whether the text, without spaces and in capitals, has the form of an IBAN and its check digits are right. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && remainder(text.slice(4) + text.slice(0, 4)) === 1
}

/** Letters count from A = 10; digit by digit, because the number is longer than any that is exact. */
function remainder(text: string): number {
  let rest = 0
  for (const letter of text)
    for (const digit of String(Number.parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest
}
