import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Avatar.module.css'
import { DeferredImage } from '#ui/layout/DeferredImage.tsx'

export type AvatarProps = {
  /** Address of the picture; without one, or when it does not load, the initials show. */
  src?: string | undefined
  initials: string
  /** Given where nothing beside it names the person; otherwise the picture is decoration. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** The initials lie beneath the picture, so that nothing moves or flashes while it loads. */
export function Avatar({ src, initials, label, size = 'medium' }: AvatarProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span {...named} className={classes(css.avatar, css[size])}>
      <span className={css.initials}>{initials}</span>
      <DeferredImage className={css.picture} src={src} />
    </span>
  )
}
