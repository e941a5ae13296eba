import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Avatar.module.css'
import { DeferredImage } from '#ui/layout/DeferredImage.tsx'

export type AvatarProps = {
  /** The URL of the picture. Without it, or if it fails to load, the initials show. */
  src?: string | undefined
  initials: string
  /** The accessible name. Omit it if the name is next to the picture. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** The initials are below the picture, so that nothing flashes while it loads. */
export function Avatar({ src, initials, label, size = 'medium' }: AvatarProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span {...named} className={classes(css.avatar, css[size])} translate="no">
      {initials}
      <DeferredImage className={css.picture} src={src} />
    </span>
  )
}
