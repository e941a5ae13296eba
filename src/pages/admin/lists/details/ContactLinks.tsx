import { emailOf } from '#domain/auth/email.ts'
import { addressUrl, phoneUrl } from '#domain/people/sharing.ts'
import { phoneOf } from '#domain/phones.ts'
import { WrappedEmail } from '#ui/layout/EmailText.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** An email, with a link that opens the mail program. A text that is no email is shown as it is. */
export function EmailLink({ stored }: { stored: string }) {
  const email = emailOf(stored)
  return email ? (
    <a href={addressUrl(email)}>
      <WrappedEmail email={email} />
    </a>
  ) : (
    <Verbatim>{stored}</Verbatim>
  )
}

/** A phone number, with a link that calls. A text that is no phone number is shown as it is. */
export function PhoneLink({ stored }: { stored: string }) {
  const phone = phoneOf(stored)
  return phone ? (
    <a href={phoneUrl(phone)}>
      <Verbatim>{phone}</Verbatim>
    </a>
  ) : (
    <Verbatim>{stored}</Verbatim>
  )
}
