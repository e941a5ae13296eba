import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from '#ui/controls/Button.module.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** A 20 px icon before the text. */
  icon?: ReactNode
  /** Takes the whole width of its container. */
  wide?: boolean
}

export type ButtonProps = Look &
  ComponentPropsWithRef<'button'> & {
    /** Work is under way: the width stays, the focus stays, clicks and submits are swallowed. */
    busy?: boolean
  }

/** The button of §2. `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const whileBusy = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={classes(look({ variant, size, wide }), className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? whileBusy : onClick}
    >
      <Content icon={icon}>{children}</Content>
      {busy && (
        <span className={css.busy}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  )
}

export type ButtonLinkProps = Look & ComponentPropsWithRef<'a'>

/** A link that looks like a button: it goes somewhere, a `Button` does something. Works as the child of wouter's `<Link asChild>`. */
export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(look({ variant, size, wide }), className)}>
      <Content icon={icon}>{children}</Content>
    </a>
  )
}

function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={css.content}>
      {icon}
      {children}
    </span>
  )
}

function look({ variant = 'primary', size = 'medium', wide }: { [key in keyof Look]: Look[key] | undefined }) {
  return classes(css.button, css[variant], css[size], wide && css.wide)
}
