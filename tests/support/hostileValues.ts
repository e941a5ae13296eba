import fc from 'fast-check'

/** The seed of property tests over hostile values. A failure prints it too, with the smallest example. */
export const hostileSeed = 20_261_123

const codeUnits = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units))

/** Texts that broke a program once: halves of surrogate pairs, NUL, names of object properties, formulas, addresses. */
const knownTexts = fc.constantFrom(
  '',
  ' ',
  '\uD800',
  'Ada \uDFFF',
  'a\0b',
  '\u202EgnirtS\u202C',
  'شركة الأزياء',
  '👩‍👩‍👧‍👦',
  'constructor',
  '__proto__',
  'toString',
  'N/A',
  'swap',
  '=1+1',
  '＝1+1',
  '\t=1',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '%E0%A4%A',
  '../..',
  '+2348031234567',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '2026 Z',
)

const longTexts = fc.constantFrom('x'.repeat(100_000), '\uD83D'.repeat(100_000))

export const hostileTexts = fc.oneof(
  { weight: 60, arbitrary: knownTexts },
  { weight: 20, arbitrary: codeUnits },
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: longTexts },
)

/** JSON values of any type, mostly texts. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: hostileTexts },
  { weight: 3, arbitrary: fc.constantFrom(0, -1, 0.5, 1e21, 1e308, 2_147_483_648) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}, [null], { a: 1 }) },
)

/** Rows with some of these fields. Some are not rows at all. */
export const hostileRows = (fields: readonly string[]): fc.Arbitrary<readonly unknown[]> => {
  const row = fc
    .record(Object.fromEntries(fields.map((field) => [field, hostileTypeOf(field)])), { requiredKeys: ['id'] })
    .map((values) => JSON.parse(JSON.stringify(values)) as unknown)
  return fc.array(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: hostileValues }), { maxLength: 4 })
}

const countNames = /count|quantity|referredUsers|rating|favourites|requests|costValue|rentFee|rentDuration/i

/** Mostly values of the type of the contract: rows with other types are left out. */
const hostileTypeOf = (field: string): fc.Arbitrary<unknown> => {
  if (field === 'image') return fc.array(hostileTexts, { maxLength: 2 })
  const usual = countNames.test(field) ? fc.constantFrom(0, -1, 0.5, 7, 1e21, 1e308, null) : hostileTexts
  return fc.oneof({ weight: 60, arbitrary: usual }, { weight: 1, arbitrary: hostileValues })
}
