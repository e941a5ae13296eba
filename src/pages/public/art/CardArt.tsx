import type { ReactNode } from 'react'
import css from '#pages/public/art/art.module.css'
import { Coat, Dress, Shirt } from '#pages/public/art/Garments.tsx'

const Scene = ({ children }: { children: ReactNode }) => (
  <svg className={css.art} viewBox="0 0 360 240" aria-hidden="true">
    {children}
  </svg>
)

/** A dress and a calendar. */
export function RentArt() {
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  return (
    <Scene>
      <path className={css.ground} d="M18 240V128a92 92 0 0 1 184 0v112Z" />
      <path className={css.wire} d="M20 34H200" />
      <g transform="translate(110 36) scale(.62)">
        <Dress />
      </g>
      <g transform="translate(214 62) rotate(4)">
        <path className={css.cream} d="M0 10Q0 0 10 0H112Q122 0 122 10V134Q122 144 112 144H10Q0 144 0 134Z" />
        <path className={css.clay} d="M0 10Q0 0 10 0H112Q122 0 122 10V34H0Z" />
        <path className={css.wire} d="M30-8V10M92-8V10" />
        {days.map((day) => (
          <path
            key={day}
            className={day > 4 && day < 8 ? css.green : css.sand}
            d="M0 0h18v18H0Z"
            transform={`translate(${16 + (day % 4) * 24} ${50 + Math.floor(day / 4) * 28})`}
            opacity={day > 4 && day < 8 ? 1 : 0.55}
          />
        ))}
        <path className={css.seam} d="M40 87h46" />
      </g>
    </Scene>
  )
}

/** A shirt and a coat that swap places. */
export function SwapArt() {
  return (
    <Scene>
      <path className={css.ground} d="M0 206Q180 168 360 206V240H0Z" />
      <path className={css.wire} d="M22 26H160M214 26H336" />
      <g transform="translate(92 28) scale(.62)">
        <Shirt />
      </g>
      <g transform="translate(274 28) scale(.56)">
        <Coat />
      </g>
      <path className={css.thread} d="M120 196C150 232 216 232 240 202" />
      <path className={css.thread} d="M230 40C208 6 168 2 140 22" />
      <path className={css.clay} d="M246 190 247 210 230 202ZM134 30 134 12 150 22Z" />
    </Scene>
  )
}

/** A box of folded clothes with a heart. */
export function DonateArt() {
  return (
    <Scene>
      <ellipse className={css.ground} cx="180" cy="150" rx="150" ry="92" />
      <path className={css.plum} d="M104 118Q100 84 132 86L206 78Q236 76 236 112Z" />
      <path className={css.fold} d="M112 104Q168 92 230 98" />
      <path className={css.mustard} d="M124 88Q126 62 152 62L208 56Q232 56 230 84Z" />
      <path className={css.fold} d="M130 78Q176 66 226 72" />
      <path className={css.denim} d="M212 118Q214 72 240 66L262 74Q270 96 256 122Z" />
      <path className={css.blush} d="M96 112 60 92 46 108 84 130ZM264 112 300 92 314 108 276 130Z" />
      <path className={css.sand} d="M84 112H276L266 214Q265 222 257 222H103Q95 222 94 214Z" />
      <path className={css.fold} d="M84 112H276M92 196H268" />
      <path
        className={css.clay}
        d="M180 200C138 172 146 140 166 142 174 142 179 149 180 154 181 149 186 142 194 142 214 140 222 172 180 200Z"
      />
      <path
        className={css.seam}
        d="M180 191C150 168 154 149 167 149 175 150 179 158 180 163 181 158 185 150 193 149 206 149 210 168 180 191Z"
      />
    </Scene>
  )
}
