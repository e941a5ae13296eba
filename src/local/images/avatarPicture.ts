import { createRandom, type Random } from '#local/data/random.ts'
import { colours } from '#local/data/itemCatalog.ts'
import { svgElement, svgImage, shade } from '#local/images/svg.ts'

const skins = ['#5b3a29', '#6f4632', '#84563c', '#4a2e22', '#9c6b4a'] as const
const hairs = ['#1c1512', '#2b1d16', '#3a2a20'] as const

const hairstyles: readonly ((fill: string) => string)[] = [
  (fill) => svgElement('path', { d: 'M62 92 Q58 44 100 44 Q142 44 138 92 Q128 66 100 66 Q72 66 62 92 Z', fill }),
  (fill) => svgElement('circle', { cx: 100, cy: 78, r: 50, fill }),
  (fill) =>
    svgElement('path', { d: 'M60 130 Q50 42 100 42 Q150 42 140 130 L130 130 Q134 72 100 68 Q66 72 70 130 Z', fill }),
  (fill) => svgElement('path', { d: 'M64 84 Q66 50 100 50 Q134 50 136 84 Q118 72 100 72 Q82 72 64 84 Z', fill }),
  (fill) =>
    svgElement(
      'g',
      { fill },
      svgElement('circle', { cx: 100, cy: 40, r: 18 }),
      svgElement('path', { d: 'M62 90 Q60 50 100 50 Q140 50 138 90 Q120 68 100 68 Q80 68 62 90 Z' }),
    ),
]

const headwear: readonly ((fill: string) => string)[] = [
  () => '',
  () => '',
  (fill) => svgElement('path', { d: 'M58 78 Q54 34 104 34 Q150 36 142 78 Q100 60 58 78 Z', fill }),
  (fill) => svgElement('path', { d: 'M66 70 L72 40 Q100 30 128 40 L134 70 Q100 58 66 70 Z', fill }),
]

/** Draws a face. The number decides on skin, hair, headwear, clothes and background. */
export const avatarPicture = (face: number): string => {
  const random = createRandom(face + 1)
  const skin = random.pick(skins)
  const cloth = colourFrom(random)
  return svgImage(
    200,
    svgElement('rect', { width: 200, height: 200, fill: shade(colourFrom(random), 0.75) }),
    svgElement('path', { d: 'M30 200 Q34 152 100 150 Q166 152 170 200 Z', fill: cloth }),
    svgElement('rect', { x: 86, y: 118, width: 28, height: 40, rx: 12, fill: shade(skin, -0.15) }),
    partOf(random, hairstyles, random.pick(hairs)),
    svgElement('ellipse', { cx: 100, cy: 96, rx: 34, ry: 40, fill: skin }),
    partOf(random, headwear, shade(cloth, 0.15)),
    features(skin),
  )
}

const colourFrom = (random: Random): string => random.pick(Object.values(colours) as [string, ...string[]])

const partOf = (random: Random, parts: readonly ((fill: string) => string)[], fill: string): string =>
  parts[random.below(parts.length)]?.(fill) ?? ''

const features = (skin: string): string =>
  svgElement(
    'g',
    { fill: 'none', stroke: shade(skin, -0.6), 'stroke-width': 4, 'stroke-linecap': 'round' },
    svgElement('path', { d: 'M84 96 v2 M116 96 v2' }),
    svgElement('path', { d: 'M88 116 Q100 124 112 116' }),
  )
