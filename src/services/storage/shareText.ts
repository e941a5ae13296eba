import * as z from 'zod/mini'
import { shareTextMaxLength } from '#domain/limits.ts'
import type { PreferenceEntry } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { shareTextKey } from '#services/storage/storageKeys.ts'

/** What the marketer with this code writes in invitations. It stays after the sign-out, until the account is deleted. */
export const shareTextEntry = (code: string): PreferenceEntry<string | null> => ({
  store: localStore,
  key: shareTextKey(code),
  schema: z.nullable(z.string().check(z.maxLength(shareTextMaxLength))),
  fallback: null,
})
