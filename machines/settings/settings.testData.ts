import type { OwnProfile, PersonalDetails } from '#domain/settings/ownProfile.ts'

export const profile = {
  id: 'u-1',
  name: 'Ada Obi',
  email: 'admin@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
}
export const picture = 'data:image/webp;base64,UklGRg=='
export const details: PersonalDetails = { name: profile.name, email: profile.email, picture: null }
export const ownProfile: OwnProfile = {
  id: profile.id,
  signInEmail: profile.email,
  phoneNumber: profile.phoneNumber,
  role: profile.role,
  details,
}
/** Another name, email and picture. */
export const changed: PersonalDetails = { name: 'Ada Eze', email: 'ada.eze@rewoven.com', picture }
export const file = new Blob()
/** The size of a photo, and a part of it. */
export const photoSize = { width: 640, height: 480 }
export const crop = { x: 0.4, y: 0.5, zoom: 1.5 }
