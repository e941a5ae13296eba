import type { ReactNode } from 'react'
import css from '#pages/public/MessagePage.module.css'

interface MessagePageProps {
  title: string
  sentence: string
  action: ReactNode
}

/** A page with one message and one action. */
export function MessagePage({ title, sentence, action }: MessagePageProps) {
  return (
    <main className={css.page} id="main">
      <h1 className={css.name} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.line}>{sentence}</p>
      <div className={css.actions}>{action}</div>
    </main>
  )
}
