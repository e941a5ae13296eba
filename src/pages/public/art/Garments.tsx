import css from '#pages/public/art/art.module.css'

/** The origin of a garment is the point where its hook touches the rail. */
const hook = 'M-5 -4a6 6 0 1 1 9 5c-3 2-4 4-4 9v10'

export function Hanger({ reach = 62 }: { reach?: number }) {
  return <path className={css.wire} d={`${hook}L${-reach} 48M0 20 L${reach} 48`} />
}

/** A checked coat with a belt. */
export function Coat() {
  return (
    <g>
      <Hanger />
      <path
        className={css.clay}
        d={
          'M-26 30C-46 37-66 42-76 56-88 92-96 150-102 204l27 6 17-92-7 172' +
          'q65 14 130 0l-7-172 17 92 27-6C96 150 88 92 76 56 66 42 46 37 26 30L0 64Z'
        }
      />
      <path className={css.fold} d="M-40 62v222M-20 92v196M20 92v196M40 62v222M-60 138H60M-62 190H62M-64 242H64" />
      <path className={css.blush} d="M-26 30-44 62-24 74 0 128 0 64ZM26 30 44 62 24 74 0 128 0 64Z" />
      <path className={css.fold} d="M0 128v164M-26 30-44 62-24 74 0 128 24 74 44 62 26 30" />
      <path className={css.ink} d="M-61 158H61v15H-61z" opacity=".82" />
      <path className={css.mustard} d="M-9 154h22v23H-9z" />
      <path className={css.seam} d="M-51 202h28v22h-28M51 202H23v22h28" />
      <circle className={css.cream} cx="9" cy="196" r="3.4" />
      <circle className={css.cream} cx="9" cy="228" r="3.4" />
      <circle className={css.cream} cx="9" cy="260" r="3.4" />
    </g>
  )
}

/** A dress with a leaf print. */
export function Dress() {
  const leaves = [
    [-14, 96],
    [16, 84],
    [2, 124],
    [-26, 176],
    [14, 168],
    [-44, 226],
    [-6, 214],
    [34, 214],
    [-62, 268],
    [-24, 262],
    [18, 266],
    [58, 262],
  ] as const
  return (
    <g>
      <Hanger reach={50} />
      <path
        className={css.green}
        d={
          'M-34 36-26 34Q-20 66 0 68 20 66 26 34L34 36' +
          'Q34 74 38 96 40 122 32 144 52 214 88 288 0 318-88 288-52 214-32 144-40 122-38 96-34 74-34 36Z'
        }
      />
      <g className={css.leaf}>
        {leaves.map(([x, y], index) => (
          <path
            key={`${x} ${y}`}
            d="M0-9C7-5 7 5 0 9-7 5-7-5 0-9Z"
            transform={`translate(${x} ${y}) rotate(${index * 47})`}
          />
        ))}
      </g>
      <path className={css.fold} d="M-14 150C-20 210-34 256-46 298M12 150C18 210 26 262 34 302M-2 150v156" />
      <path className={css.clay} d="M-34 138Q0 150 34 138L33 150Q0 162-33 150Z" />
      <path className={css.seam} d="M-82 282Q0 310 82 282" />
    </g>
  )
}

/** A striped shirt with a mended pocket. */
export function Shirt() {
  const stripes = [-48, -34, -20, 20, 34, 48]
  return (
    <g>
      <Hanger reach={58} />
      <path
        className={css.cream}
        d="M-24 30-64 46-104 128-74 144-60 112-62 226Q0 238 62 226L60 112 74 144 104 128 64 46 24 30 0 48Z"
      />
      <path
        className={css.fold}
        d="M-24 30-64 46-104 128-74 144-60 112-62 226Q0 238 62 226L60 112 74 144 104 128 64 46 24 30"
      />
      <g className={css.denim}>
        {stripes.map((x) => (
          <path key={x} d={`M${x - 2} 58h4v${170 - Math.abs(x) / 8}h-4z`} opacity=".8" />
        ))}
        <path d="M-80 78-70 84-92 126-96 122ZM80 78 70 84 92 126 96 122Z" opacity=".8" />
      </g>
      <path className={css.cream} d="M-9 50H9V232Q0 234-9 233Z" />
      <path className={css.fold} d="M-9 52V232M9 52V232" />
      <path className={css.denim} d="M-24 30-34 52-6 64 0 50ZM24 30 34 52 6 64 0 50Z" />
      <path className={css.mustard} d="M18 96h30v34L33 138 18 130Z" />
      <path className={css.seam} d="M21 99h24v28l-12 7-12-7Z" />
      {[84, 116, 148, 180, 212].map((y) => (
        <circle key={y} className={css.ink} cx="0" cy={y} r="2.4" opacity=".7" />
      ))}
    </g>
  )
}

/** A knitted jumper with a pattern at the yoke. */
export function Jumper() {
  return (
    <g>
      <Hanger reach={56} />
      <path
        className={css.plum}
        d={
          'M-22 30C-44 36-62 42-68 54L-112 176-82 190-58 122V232' +
          'Q0 242 58 232V122L82 190 112 176 68 54C62 42 44 36 22 30Q0 44-22 30Z'
        }
      />
      <path className={css.blush} d="M-66 62Q0 104 66 62L72 78Q0 124-72 78Z" />
      <path
        className={css.clay}
        d="m-52 82 8-9 8 13-8 8Zm24 12 8-8 9 11-8 8Zm24 3 9-9 8 8-8 10Zm24-6 8-10 9 7-8 10Zm24-10 8-10 8 5-7 11Z"
      />
      <path
        className={css.fold}
        d={
          'M-22 30Q0 44 22 30M-24 36Q0 52 24 36M-58 218Q0 228 58 218M-106 164l28 12M106 164l-28 12' +
          'M-40 222v10M-20 225v10M0 226v10M20 225v10M40 222v10'
        }
      />
      <ellipse className={css.mustard} cx="-86" cy="140" rx="12" ry="17" transform="rotate(22 -86 140)" />
      <ellipse className={css.seam} cx="-86" cy="140" rx="9" ry="14" transform="rotate(22 -86 140)" />
    </g>
  )
}

export function SwingTag({ word, tone = 'cream' }: { word: string; tone?: 'cream' | 'mustard' | 'leaf' | 'blush' }) {
  return (
    <g>
      <path className={css.string} d="M0 0C8 12-4 20 0 32" />
      <path className={css[tone]} d="M-27 42-13 27H13L27 42V74Q27 78 23 78H-23Q-27 78-27 74Z" />
      <path className={css.fold} d="M-27 42-13 27H13L27 42V74Q27 78 23 78H-23Q-27 78-27 74Z" />
      <circle className={css.ground} cx="0" cy="36" r="3.6" />
      <text className={css.tagText} y="63">
        {word}
      </text>
    </g>
  )
}
