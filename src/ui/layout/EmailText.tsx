import css from '#ui/layout/EmailText.module.css'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** An email in one line. Where it has no room, its name is cut and its domain stays. The title has all of it. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 0) return <Verbatim>{email}</Verbatim>
  return (
    <bdi className={css.email} title={email} translate="no" dir="ltr">
      <span className={css.name}>{email.slice(0, at)}</span>
      <span className={css.domain}>{email.slice(at)}</span>
    </bdi>
  )
}
