import css from '#pages/public/art/art.module.css'
import { Coat, Dress, Jumper, Shirt } from '#pages/public/art/Garments.tsx'

const shelf = [
  { piece: <Dress />, x: 24, y: 112, ground: css.blush, word: 'rent' },
  { piece: <Coat />, x: 138, y: 112, ground: css.sand, word: 'sell' },
  { piece: <Shirt />, x: 24, y: 262, ground: css.mustard, word: 'swap' },
  { piece: <Jumper />, x: 138, y: 262, ground: css.leaf, word: 'give' },
] as const

/** The app on a phone. It shows four garments. */
export function PhoneArt() {
  return (
    <svg className={css.art} viewBox="0 0 272 470" aria-hidden="true">
      <rect className={css.ink} width="272" height="470" rx="40" />
      <rect className={css.cream} x="9" y="9" width="254" height="452" rx="32" />
      <rect className={css.ink} x="96" y="20" width="80" height="18" rx="9" />
      <rect className={css.sand} x="24" y="58" width="224" height="36" rx="18" opacity=".6" />
      <circle className={css.fold} cx="44" cy="75" r="6.5" />
      <path className={css.fold} d="m49 80 6 6M66 76h70" />
      {shelf.map(({ piece, x, y, ground, word }) => (
        <g key={word} transform={`translate(${x} ${y})`}>
          <rect className={ground} width="110" height="136" rx="14" opacity=".72" />
          <g transform="translate(55 16) scale(.35)">{piece}</g>
          <path className={css.cream} d="M10 114q0-8 8-8h34q8 0 8 8t-8 8H18q-8 0-8-8Z" />
          <text className={css.phoneText} x="35" y="119">
            {word}
          </text>
        </g>
      ))}
      <path className={css.fold} d="M24 414H248" />
      <g className={css.green}>
        <circle cx="52" cy="434" r="8" />
        <circle cx="108" cy="434" r="6" opacity=".35" />
        <circle cx="164" cy="434" r="6" opacity=".35" />
        <circle cx="220" cy="434" r="6" opacity=".35" />
      </g>
    </svg>
  )
}
