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
  /** A way on, such as `<Button size="small" variant="secondary">Retry</Button>`. */
  action?: ReactNode
  /** Reads it out as soon as it appears (role `alert`); not for what was there from the start. */
  announce?: boolean
}

/** A problem or a piece of news in the place where the person is. */
export function Notice({ tone = 'info', title, children, action, announce = false }: NoticeProps) {
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={box} className={classes(css.notice, tones[tone])} role={announce ? 'alert' : undefined}>
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
