import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '#ui/layout/Icon.tsx'
import css from '#ui/feedback/Notice.module.css'
import tones from '#ui/layout/tones.module.css'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  /** A button, such as `<Button size="small" variant="secondary">Retry</Button>`. */
  action?: ReactNode
  /** Screen readers announce it when it appears (role `alert`). Not for a notice that is there from the start. */
  announce?: boolean
}

/** A message in the page, next to what it is about. */
export function Notice({ tone = 'info', title, children, action, announce = false }: NoticeProps) {
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={box} className={classes('wrap', css.notice, tones[tone])} role={announce ? 'alert' : undefined}>
      <span className={css.icon}>{icons[tone]}</span>
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.sentence}>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}

const icons = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  danger: <AlertIcon />,
}
