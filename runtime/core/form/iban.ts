/**
 * Whether a text is no IBAN: another shape than two letters, two digits and 11 to 30 letters and digits, or wrong check
 * digits (ISO 13616). Spaces and small letters do no harm; an empty text is nothing to warn of.
 */
export function isWrongIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (iban === '') return false
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return true
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest !== 1
}
