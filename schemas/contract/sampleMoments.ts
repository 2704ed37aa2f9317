/** Days before the latest moment in which all are. */
const span = 60
const dayLength = 24 * 60 * 60 * 1000

/**
 * A moment in UTC as yyyy-MM-dd HH:mm:ss: before `until`, and more often shortly before, so that a period of the last days
 * has records. Without `until` any day of 2011.
 */
export function sampleMoment(random: number, until: Date | undefined): string {
  if (!until)
    return `2011-${pad(1 + (random % 12))}-${pad(1 + (random % 28))} ${pad(random % 24)}:${pad(random % 60)}:${pad((random >> 4) % 60)}`
  const part = (random % 10_000) / 10_000
  const moment = new Date(until.getTime() - part ** 2 * span * dayLength)
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
