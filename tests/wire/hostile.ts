/** What JSON can hold, and a few things that have hurt others. */
export const hostile: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'a text',
  [],
  [null],
  [[]],
  {},
  { length: 4 },
  { constructor: { name: 'x' } },
  JSON.parse('{"__proto__":{"success":true,"actions":[],"data":[],"commentCount":1}}'),
]
