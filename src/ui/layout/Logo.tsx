import { logoStrand, logoStrands, logoStrandWidth } from '#domain/app/logo.ts'
import css from '#ui/layout/Logo.module.css'

export type LogoProps = {
  /** The name of the product, from the settings. */
  product: string
  /** Both threads in the colour of the text. */
  plain?: boolean
}

/** The woven mark with the name of the product. */
export function Logo({ product, plain = false }: LogoProps) {
  return (
    <span className={css.logo}>
      <LogoMark plain={plain} />
      <span className={css.word}>{product}</span>
    </span>
  )
}

/** Two woven loops of thread. */
function LogoMark({ plain }: { plain: boolean }) {
  return (
    <svg
      width="1.35em"
      height="1.35em"
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
