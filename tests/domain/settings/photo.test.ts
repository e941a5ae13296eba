import { describe, expect, test } from 'vitest'
import { centeredCrop, type Crop, movePhoto, squareOf, zoomPhoto } from '#domain/settings/photo.ts'

const landscape = { width: 640, height: 480 }
const square = (crop: Crop) => squareOf(landscape, crop)

describe('the part of a photo that becomes the picture', () => {
  test.each([
    [landscape, { x: 80, y: 0, edge: 480 }],
    [
      { width: 30, height: 100 },
      { x: 0, y: 35, edge: 30 },
    ],
    [
      { width: 5, height: 5 },
      { x: 0, y: 0, edge: 5 },
    ],
  ])('is first the largest square in the middle: %o', (size, expected) => {
    expect(squareOf(size, centeredCrop)).toEqual(expected)
  })

  test('follows a drag: a photo that moves right shows what is further left', () => {
    expect(square(movePhoto(landscape, centeredCrop, 0.1, 0))).toEqual({ x: 32, y: 0, edge: 480 })
  })

  test.each([
    [9, 9, { x: 0, y: 0, edge: 240 }],
    [-9, -9, { x: 400, y: 240, edge: 240 }],
  ])('does not leave the photo: %d, %d', (right, down, expected) => {
    const enlarged = zoomPhoto(landscape, centeredCrop, 2)
    expect(square(movePhoto(landscape, enlarged, right, down))).toEqual(expected)
  })

  test('keeps its centre when the photo is enlarged, and does not leave the photo when it is not any more', () => {
    const enlarged = zoomPhoto(landscape, centeredCrop, 2)
    expect(square(enlarged)).toEqual({ x: 200, y: 120, edge: 240 })
    const corner = movePhoto(landscape, enlarged, 9, 9)
    expect(square(zoomPhoto(landscape, corner, 1))).toEqual({ x: 0, y: 0, edge: 480 })
  })

  test.each([
    [0.1, 1],
    [99, 4],
  ])('has limits: a zoom of %d becomes %d', (asked, given) => {
    expect(zoomPhoto(landscape, centeredCrop, asked).zoom).toBe(given)
  })
})
