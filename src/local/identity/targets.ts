import {
  getUserAttributeVerificationCode,
  verifyUserAttribute,
  getUser,
  updateUserAttributes,
} from '#local/identity/attributes.ts'
import { confirmSignUp, resendConfirmationCode } from '#local/identity/confirmation.ts'
import type { Target } from '#local/identity/context.ts'
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from '#local/identity/signIn.ts'
import { deleteUser, globalSignOut, revokeToken } from '#local/identity/signOut.ts'
import { signUp } from '#local/identity/signUp.ts'

/** The supported operations, by their name in `X-Amz-Target: AWSCognitoIdentityProviderService.<name>`. */
export const targets = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  VerifyUserAttribute: verifyUserAttribute,
  GlobalSignOut: globalSignOut,
  RevokeToken: revokeToken,
  DeleteUser: deleteUser,
} as const satisfies Record<string, Target>

export type TargetName = keyof typeof targets

export const targetNames = Object.keys(targets) as TargetName[]
