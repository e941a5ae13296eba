import type { ReactNode } from 'react'
import { statusText } from '#domain/text.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import { Tag } from '#ui/layout/Tag.tsx'

/** The status of a user or a marketer, as the only child of its element. Only the exception has a colour. */
export const statusView = (status: string): ReactNode =>
  isSuspended({ userStatus: status }) ? <Tag tone="danger">{statusText(status)}</Tag> : statusText(status) || 'Unknown'

export const StatusTag = ({ status }: { status: string }) => <span>{statusView(status)}</span>
