import type { ReactNode } from 'react'
import css from '#pages/public/art/art.module.css'
import { Hanger, Jumper } from '#pages/public/art/Garments.tsx'

const Scene = ({ children }: { children: ReactNode }) => (
  <svg className={css.art} viewBox="0 0 320 260" aria-hidden="true">
    <path className={css.ground} d="M30 260V150a130 130 0 0 1 260 0v110Z" />
    {children}
  </svg>
)

/** A jumper with a tick. */
export function SuccessArt() {
  return (
    <Scene>
      <path className={css.wire} d="M40 30H280" />
      <g transform="translate(160 32) scale(.84)">
        <Jumper />
      </g>
      <circle className={css.green} cx="232" cy="190" r="40" />
      <circle className={css.seam} cx="232" cy="190" r="33" />
      <path className={css.tick} d="m215 191 12 13 23-27" />
    </Scene>
  )
}

/** A torn piece of cloth with needle and thread. */
export function FailureArt() {
  return (
    <Scene>
      <path className={css.clay} d="M92 86 232 70 244 206Q170 232 96 214Z" />
      <path
        className={css.fold}
        d="M112 84l6 132M140 82l4 140M168 79l2 144M196 75l4 144M92 120l146-14M94 156l148-10M96 192l148-6"
      />
      <path className={css.ground} d="m140 132 13-12 9 11 13-15 10 13 14-10 7 16-9 18-20 12-24-5Z" />
      <path className={css.seam} d="M100 92 226 78" />
      <path className={css.thread} d="M240 196c30 14 44-20 34-44s-30-30-18-60" />
      <path className={css.wire} d="M262 44 246 106M262 44q6-8 10 2t-8 12" />
    </Scene>
  )
}

/** A rail with an empty hanger. */
export function EmptyArt() {
  return (
    <Scene>
      <path className={css.wire} d="M64 260V58q0-14 14-14h164q14 0 14 14v202M44 260h40M236 260h40" />
      <g transform="translate(150 48) rotate(7)">
        <Hanger reach={58} />
        <path className={css.wire} d="M-58 48H58" />
      </g>
      <path className={css.thread} d="M20 214c50-40 66 34 118 8s40-70 90-52 40 60 84 34" />
    </Scene>
  )
}

/** An envelope with a swing tag. */
export function InviteArt() {
  return (
    <Scene>
      <path className={css.cream} d="M62 108h196v122q0 10-10 10H72q-10 0-10-10Z" />
      <path className={css.clay} d="M62 108 160 178l98-70-8-6H70Z" />
      <path className={css.seam} d="M74 108 160 168l86-60" />
      <g transform="translate(160 22) rotate(-4)">
        <path className={css.green} d="M-40 22-20 0H20L40 22V96H-40Z" />
        <circle className={css.ground} cy="14" r="5" />
        <path className={css.string} d="M0 14C-10-14 20-20 10-44" />
        <path className={css.cream} d="M0 82C-32 60-26 38-11 38-4 38-1 43 0 47 1 43 4 38 11 38 26 38 32 60 0 82Z" />
      </g>
      <path className={css.cream} d="M62 122 160 186l98-64v108q0 10-10 10H72q-10 0-10-10Z" />
      <path className={css.fold} d="M62 122 160 186l98-64M66 238l66-60M254 238l-66-60" />
    </Scene>
  )
}
