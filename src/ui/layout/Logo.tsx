import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Logo.module.css'

export type LogoProps = {
  /** The name of the product, from the settings. */
  product: string
  size?: 'small' | 'medium' | 'large'
  /** Both threads in the colour of the text. */
  plain?: boolean
  /** Shows the name only to screen readers. */
  markOnly?: boolean
}

/** The woven mark with the name of the product. */
export function Logo({ product, size = 'medium', plain = false, markOnly = false }: LogoProps) {
  return (
    <span className={classes(css.logo, css[size])}>
      <LogoMark plain={plain} />
      <span className={markOnly ? 'visually-hidden' : css.word}>{product}</span>
    </span>
  )
}

/** Half a loop of thread. The mark is made of four, each turned by a quarter. */
const strand = 'M1.8 -3.95H-9.2A3.95 3.95 0 0 0 -9.2 3.95H-6.1'

/** Two woven loops of thread. */
function LogoMark({ plain = false, className }: { plain?: boolean; className?: string }) {
  const warp = plain ? css.plain : css.warp
  const weft = plain ? css.plain : css.weft
  return (
    <svg
      className={classes(css.mark, className)}
      viewBox="-12 -12 24 24"
      fill="none"
      strokeWidth="2.7"
      aria-hidden="true"
    >
      <path className={warp} d={strand} transform="rotate(45)" />
      <path className={weft} d={strand} transform="rotate(135)" />
      <path className={warp} d={strand} transform="rotate(225)" />
      <path className={weft} d={strand} transform="rotate(315)" />
    </svg>
  )
}
