import css from '#ui/layout/EmailText.module.css'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** A whole email. Where it has no room in one line, the domain starts the next. */
export function WrappedEmail({ email }: { email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0)
  return (
    <Verbatim>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </Verbatim>
  )
}

/** An email as one text, which can be found and copied. Where it has no room, its end is cut. The title has all of it. */
export function EmailText({ email }: { email: string }) {
  return (
    <Verbatim className={css.email} title={email}>
      {email}
    </Verbatim>
  )
}
