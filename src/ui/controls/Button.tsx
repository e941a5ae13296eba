import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from '#ui/controls/Button.module.css'

type ButtonStyle = {
  /** `danger` confirms a deed that destroys something. `dangerOutline` opens the dialog that asks for it. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline'
  size?: 'small' | 'medium' | 'large'
  /** A 20 px icon before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  wide?: boolean
}

export type ButtonProps = ButtonStyle &
  ComponentPropsWithRef<'button'> & {
    /** Work is in progress. The button keeps its width and the focus, and ignores clicks and submits. */
    busy?: boolean
  }

/** The button of §2. The default of `type` is `button`. */
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
      className={classes(styleClasses({ variant, size, wide }), className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? whileBusy : onClick}
    >
      <Content icon={icon}>{children}</Content>
      {busy && (
        <span className={classes('center', css.busy)}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  )
}

export type ButtonLinkProps = ButtonStyle & ComponentPropsWithRef<'a'>

/** A link that looks like a button. It works as the child of wouter's `<Link asChild>`. */
export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(styleClasses({ variant, size, wide }), className)}>
      <Content icon={icon}>{children}</Content>
    </a>
  )
}

function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes('row', css.content)}>
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </span>
  )
}

function styleClasses({
  variant = 'primary',
  size = 'medium',
  wide,
}: { [key in keyof ButtonStyle]: ButtonStyle[key] | undefined }) {
  return classes(css.button, css[variant], css[size], wide && css.wide)
}
