import { colours, type Colour, type GarmentKind } from '#local/data/itemCatalog.ts'
import { svgElement, svgImage, shade } from '#local/images/svg.ts'

/** Paths in a square of 200. The first one is filled with the pattern, the others are lines on top of it. */
const outlines: Record<GarmentKind, readonly [string, ...string[]]> = {
  dress: [
    'M78 30 L92 40 Q100 46 108 40 L122 30 L132 62 L118 92 L150 172 Q100 186 50 172 L82 92 L68 62 Z',
    'M82 92 Q100 98 118 92',
  ],
  shirt: [
    'M72 36 L90 42 Q100 50 110 42 L128 36 L166 64 L152 88 L136 78 L136 166 L64 166 L64 78 L48 88 L34 64 Z',
    'M100 48 L100 166',
    'M110 84 h16 v18 h-16 Z',
  ],
  shoes: [
    'M24 92 Q40 84 50 94 Q62 112 92 116 Q100 118 100 132 L24 132 Z ' +
      'M104 122 Q120 114 130 124 Q142 142 172 146 Q180 148 180 162 L104 162 Z',
    'M24 124 L100 124',
    'M104 154 L180 154',
  ],
  bag: ['M46 82 L154 82 L166 168 Q100 178 34 168 Z', 'M72 82 Q74 40 100 40 Q126 40 128 82', 'M88 100 h24 v14 h-24 Z'],
  trousers: ['M66 30 L134 30 L148 174 L112 174 L100 84 L88 174 L52 174 Z', 'M66 46 L134 46', 'M100 46 L100 84'],
  jacket: [
    'M70 34 L100 52 L130 34 L164 62 L160 150 L140 150 L138 84 L138 168 L62 168 L62 84 L60 150 L40 150 L36 62 Z',
    'M100 52 L100 168',
    'M70 34 L92 84 L100 52 L108 84 L130 34',
  ],
  skirt: ['M70 52 L130 52 L158 162 Q100 178 42 162 Z', 'M68 64 L132 64', 'M86 64 L74 168', 'M114 64 L126 168'],
  hat: [
    'M60 112 Q60 58 100 58 Q140 58 140 112 Z M26 118 Q100 96 174 118 Q176 134 100 136 Q24 134 26 118 Z',
    'M60 108 Q100 96 140 108',
  ],
  kaftan: [
    'M76 28 L100 40 L124 28 L168 74 L150 96 L136 84 L142 178 L58 178 L64 84 L50 96 L32 74 Z',
    'M100 40 L100 92',
    'M88 40 Q100 66 112 40',
  ],
}

/** Patterns by number; 0 is plain. */
const patterns: readonly ((ink: string) => string)[] = [
  () => '',
  (ink) => svgElement('path', { d: 'M0 5 H20 M0 15 H20', stroke: ink, 'stroke-width': 3 }),
  (ink) => svgElement('circle', { cx: 10, cy: 10, r: 4, fill: ink }),
  (ink) => svgElement('path', { d: 'M10 0 V20 M0 10 H20', stroke: ink, 'stroke-width': 2 }),
  (ink) => svgElement('path', { d: 'M0 20 L20 0', stroke: ink, 'stroke-width': 3 }),
  (ink) => svgElement('path', { d: 'M10 3 L17 10 L10 17 L3 10 Z', fill: 'none', stroke: ink, 'stroke-width': 2 }),
]

/** Draws a garment with a colour and a pattern on a pale background. */
export const garmentPicture = (kind: GarmentKind, colour: Colour, pattern: number): string => {
  const fill = colours[colour]
  const line = {
    fill: 'none',
    stroke: shade(fill, -0.45),
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }
  const [body, ...details] = outlines[kind]
  return svgImage(
    200,
    svgElement('defs', {}, clothPattern(fill, pattern)),
    svgElement('rect', { width: 200, height: 200, fill: shade(fill, 0.86) }),
    svgElement('path', { ...line, d: body, fill: 'url(#cloth)' }),
    ...details.map((d) => svgElement('path', { ...line, d })),
  )
}

const clothPattern = (fill: string, pattern: number): string =>
  svgElement(
    'pattern',
    { id: 'cloth', width: 20, height: 20, patternUnits: 'userSpaceOnUse' },
    svgElement('rect', { width: 20, height: 20, fill }),
    patterns[pattern]?.(shade(fill, 0.35)) ?? '',
  )
