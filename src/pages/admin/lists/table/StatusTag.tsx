import { statusText } from '#domain/text.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import { Tag } from '#ui/layout/Tag.tsx'

const toneOf = (status: string) =>
  status === '' ? 'neutral' : isSuspended({ userStatus: status }) ? 'danger' : 'success'

/** The status of a user or a marketer. */
export const StatusTag = ({ status }: { status: string }) => (
  <Tag tone={toneOf(status)}>{statusText(status) || 'Unknown'}</Tag>
)
