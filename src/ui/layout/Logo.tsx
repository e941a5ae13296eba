import { logoStrand, logoStrands, logoStrandWidth } from '#domain/app/logo.ts'
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

/** Two woven loops of thread. */
function LogoMark({ plain = false, className }: { plain?: boolean; className?: string }) {
  return (
    <svg
      className={classes(css.mark, className)}
      viewBox="-12 -12 24 24"
      fill="none"
      strokeWidth={logoStrandWidth}
      aria-hidden="true"
    >
      {logoStrands.map(({ thread, degrees }) => (
        <path
          key={degrees}
          className={plain ? css.plain : css[thread]}
          d={logoStrand}
          transform={`rotate(${degrees})`}
        />
      ))}
    </svg>
  )
}
