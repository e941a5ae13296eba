import { statusText } from '#domain/text.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import { Tag } from '#ui/layout/Tag.tsx'

/** The status of a user or a marketer. Only the exception has a colour. */
export const StatusTag = ({ status }: { status: string }) =>
  isSuspended({ userStatus: status }) ? (
    <Tag tone="danger">{statusText(status)}</Tag>
  ) : (
    <span>{statusText(status) || 'Unknown'}</span>
  )
