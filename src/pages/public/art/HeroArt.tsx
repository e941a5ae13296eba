import css from '#pages/public/art/art.module.css'
import { Coat, Dress, Jumper, Shirt, SwingTag } from '#pages/public/art/Garments.tsx'

/** A clothes rail with four garments, and a basket. */
export function HeroArt() {
  return (
    <svg className={css.art} viewBox="0 0 720 620" aria-hidden="true">
      <path className={css.ground} d="M70 590V290a290 290 0 0 1 580 0v300Z" />
      <path className={css.thread} d="M-40 520C60 440 30 330 120 250S300 60 420 40s230 60 260 170 10 210 60 300" />
      <ellipse className={css.ink} cx="360" cy="596" rx="300" ry="10" opacity=".14" />
      <path className={css.wire} d="M92 596V150q0-22 22-22h492q22 0 22 22v446M62 596h60M598 596h60" strokeWidth="7" />
      <g transform="translate(196 132)">
        <Shirt />
      </g>
      <g transform="translate(540 132)">
        <Jumper />
      </g>
      <g transform="translate(318 132)">
        <Dress />
      </g>
      <g transform="translate(430 132)">
        <Coat />
      </g>
      <g transform="translate(148 330) rotate(-7)">
        <SwingTag word="swap" tone="mustard" />
      </g>
      <g transform="translate(296 414) rotate(5)">
        <SwingTag word="rent" />
      </g>
      <g transform="translate(470 404) rotate(-5)">
        <SwingTag word="sell" tone="leaf" />
      </g>
      <g transform="translate(588 340) rotate(8)">
        <SwingTag word="give" tone="blush" />
      </g>
      <Basket />
      <Boots />
    </svg>
  )
}

function Basket() {
  return (
    <g transform="translate(160 596)">
      <path className={css.denim} d="M-66-84Q-60-104-30-102L24-108Q54-112 60-86Z" />
      <path className={css.cream} d="M-58-84Q-50-96-18-94L40-98Q60-96 62-84Z" />
      <path className={css.clay} d="M26-86Q34-74 30-50L44-44Q54-70 50-88Z" />
      <path className={css.sand} d="M-78-86H78L64-6Q62 0 56 0H-56Q-62 0-64-6Z" />
      <path
        className={css.fold}
        d="M-75-68H75M-72-50H72M-69-32H69M-66-14H66M-50-86-42 0M-24-86-20 0M0-86V0M24-86 20 0M50-86 42 0"
      />
      <path className={css.wire} d="M-78-86H78" />
    </g>
  )
}

function Boots() {
  return (
    <g transform="translate(520 596)">
      <path className={css.denim} d="M-60-92h34v58q20 6 34 14 8 6 6 20h-74Z" />
      <path className={css.ink} d="M-60-8h75l-1 8h-74z" opacity=".7" />
      <path className={css.clay} d="M2-92h34v58q20 6 34 14 8 6 6 20H2Z" />
      <path className={css.ink} d="M2-8h75l-1 8H2z" opacity=".7" />
      <path className={css.seam} d="M8-84h22M36-34q18 6 32 16" />
    </g>
  )
}
