import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { chartsOfAtlas, openPicture, type OpenedPicture } from '#tests/journeys/support/labelSizes.ts'

/** In CSS pixels. */
const readableSize = 11

const displays = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const

for (const [device, viewport] of displays) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('every picture opens readable and shows where the flow starts', { tag: '@whole' }, async ({ page }) => {
      const pictures: OpenedPicture[] = []
      for (const chart of await chartsOfAtlas(page)) pictures.push(await openPicture(page, chart))
      expect(pictures.length).toBeGreaterThan(5)
      expect(pictures.filter(({ smallestLabel }) => smallestLabel < readableSize)).toEqual([])
      expect(pictures.filter(({ showsInitialState }) => !showsInitialState)).toEqual([])
    })
  })
}
