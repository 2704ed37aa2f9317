import { randomOf } from './random.ts'

/** The collection partners: carriers, hubs and pick-up stations. Some names begin as a formula does, as real ones do. */
export const partners = [
  '@Home Collect',
  '+Hub Manchester',
  'Albion Parcels',
  'Bridge Couriers',
  'Channel Express',
  'City Riders, London',
  'Emerald Post',
  'Hub Birmingham',
  'Hub Leeds',
  'Nordwind Kurier',
  'Pick-up Station Bristol',
  'Relais du Nord',
] as const

/** The partner that delivered an order and owes its cash. */
export function partnerOf(orderNr: string): (typeof partners)[number] {
  return randomOf(`partner ${orderNr}`).pick(partners)
}
