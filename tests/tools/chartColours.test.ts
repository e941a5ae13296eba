import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { figureShapes } from '#ui/plots/figureShapes.ts'

const tokens = ['tokens.css', 'plots/plotColors.css']
  .map((file) => readFileSync(new URL(`../../src/ui/${file}`, import.meta.url), 'utf8'))
  .join('')

type Colour = readonly [red: number, green: number, blue: number]

const parse = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour

/** The values of a token in the light and in the dark theme. */
const pairOf = (name: string): readonly [Colour, Colour] => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? []
  return [parse(light), parse(dark)]
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

const contrast = (a: Colour, b: Colour): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const mix = (rows: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0))

/** How people without one of the three kinds of cones see colours (Machado, Oliveira and Fernandes 2009). */
const visions = {
  everyone: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopes: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopes: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopes: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

const oklab = (colour: readonly number[]): number[] => {
  const cones = mix(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  ).map((part) => Math.cbrt(Math.max(0, part)))
  return mix(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}

/** The difference of two colours as people see it. Black and white have the difference 1. */
const differenceOf = (a: Colour, b: Colour, vision: readonly (readonly number[])[]): number => {
  const [labA, labB] = [a, b].map((colour) =>
    oklab(mix(vision, colour.map(linear)).map((part) => Math.min(1, Math.max(0, part)))),
  )
  return Math.hypot(...(labA ?? []).map((part, index) => part - (labB?.[index] ?? 0)))
}

const plots = [
  ['total', 'active'],
  ['rented', 'sold', 'donated', 'swapped'],
  ['rent', 'sale', 'donate', 'swap'],
] as const
const pairs = plots.flatMap((figures) =>
  figures.flatMap((one, index) => figures.slice(index + 1).map((other) => [one, other] as const)),
)

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_, scheme) => {
  test.each(plots.flat())('%s has a contrast of 3 : 1 with its card', (figure) => {
    expect(contrast(pairOf(`chart-${figure}`)[scheme], pairOf('surface-card')[scheme])).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(visions) as (keyof typeof visions)[])(
    '%s can distinguish the figures of a plot by colour or shape',
    (vision) => {
      const close = pairs.filter(
        ([one, other]) =>
          differenceOf(pairOf(`chart-${one}`)[scheme], pairOf(`chart-${other}`)[scheme], visions[vision]) < 0.08,
      )
      for (const [one, other] of close) expect(figureShapes[one], `${one} and ${other}`).not.toBe(figureShapes[other])
      expect(vision === 'everyone' ? close : []).toEqual([])
    },
  )
})

test('the figures of a plot have different shapes', () => {
  for (const figures of plots) expect(new Set(figures.map((figure) => figureShapes[figure])).size).toBe(figures.length)
})
