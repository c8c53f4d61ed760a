import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { eq, sql } from '../database/drizzle.ts'
import {
  drafts,
  identities,
  mails,
  ownMediaFiles,
  passwordResets,
  paymentEmails,
  payments,
  quotaUses,
  sessions,
  signUps,
  statusSubscribers,
  subscriptions,
  templateFavorites,
  templateLikes,
  templates,
  users,
  videoMedia,
  videos,
  videoUploads,
  type User,
} from '../database/schema.ts'

export type PersonalTable = {
  table: PgTable
  /** Condition that matches the rows of this user. */
  isOf: (user: User) => SQL
  /** Columns of the export. */
  exported: readonly PgColumn[]
  /** Secrets, and internal columns that hold no personal data. */
  withheld: readonly PgColumn[]
}

/**
 * Every table with rows of one user. A test compares this list with the database: a new column must
 * be in one of the two lists.
 */
export const personalTables = {
  account: {
    table: users,
    isOf: (user) => eq(users.id, user.id),
    exported: [users.id, users.email, users.name, users.plan, users.createdAt, users.planStartedAt, users.termsAcceptedAt],
    withheld: [users.passwordHash, users.tokenVersion],
  },
  videos: {
    table: videos,
    isOf: (user) => eq(videos.userId, user.id),
    exported: [
      videos.id,
      videos.order,
      videos.state,
      videos.createdAt,
      videos.startedAt,
      videos.finishedAt,
      videos.stage,
      videos.percent,
      videos.stageBegan,
      videos.title,
      videos.sentences,
      videos.pictures,
      videos.errorCode,
      videos.errorParameters,
      videos.result,
      videos.fileBytes,
      videos.expiresAt,
      videos.filesDeletedAt,
      videos.templateId,
    ],
    withheld: [
      videos.userId,
      videos.orderKey,
      videos.orderHash,
      videos.requestId,
      videos.attempt,
      videos.breakdowns,
      videos.fileKey,
      videos.place,
      videos.attemptAt,
      videos.seenAt,
      videos.workedMs,
    ],
  },
  // The picture itself is the user's own file, and is deleted once its video has ended.
  video_uploads: {
    table: videoUploads,
    isOf: (user) => sql`${videoUploads.videoId} in (select ${videos.id} from ${videos} where ${eq(videos.userId, user.id)})`,
    exported: [videoUploads.videoId],
    withheld: [videoUploads.jpeg],
  },
  // The pictures are the user's own files, and are deleted after a day or with their video.
  own_media: {
    table: ownMediaFiles,
    isOf: (user) => eq(ownMediaFiles.userId, user.id),
    exported: [
      ownMediaFiles.id,
      ownMediaFiles.bytes,
      ownMediaFiles.width,
      ownMediaFiles.height,
      ownMediaFiles.seconds,
      ownMediaFiles.createdAt,
      ownMediaFiles.expiresAt,
    ],
    withheld: [ownMediaFiles.userId, ownMediaFiles.isStored],
  },
  video_media: {
    table: videoMedia,
    isOf: (user) => sql`${videoMedia.videoId} in (select ${videos.id} from ${videos} where ${eq(videos.userId, user.id)})`,
    exported: [videoMedia.videoId, videoMedia.mediaId],
    withheld: [],
  },
  quota_uses: {
    table: quotaUses,
    isOf: (user) => eq(quotaUses.userId, user.id),
    exported: [quotaUses.videoId, quotaUses.day, quotaUses.returnedAt],
    withheld: [quotaUses.userId],
  },
  subscriptions: {
    table: subscriptions,
    isOf: (user) => eq(subscriptions.userId, user.id),
    exported: [
      subscriptions.id,
      subscriptions.plan,
      subscriptions.status,
      subscriptions.amountCents,
      subscriptions.startedAt,
      subscriptions.periodEndsAt,
      subscriptions.endedAt,
      subscriptions.paymentId,
    ],
    withheld: [subscriptions.userId],
  },
  payments: {
    table: payments,
    isOf: (user) => eq(payments.userId, user.id),
    exported: [
      payments.id,
      payments.provider,
      payments.providerRef,
      payments.plan,
      payments.amountCents,
      payments.currency,
      payments.createdAt,
      payments.wanted,
      payments.state,
      payments.startedAt,
      payments.paidUntil,
      payments.renews,
      payments.takenBackAt,
    ],
    withheld: [payments.userId, payments.checkoutUrl, payments.reading, payments.failures, payments.nextReadAt],
  },
  payment_emails: {
    table: paymentEmails,
    isOf: (user) => eq(paymentEmails.userId, user.id),
    exported: [paymentEmails.paymentEmail, paymentEmails.planId, paymentEmails.planName, paymentEmails.planPriceCents, paymentEmails.storedAt],
    withheld: [paymentEmails.userId],
  },
  sign_in_identities: {
    table: identities,
    isOf: (user) => eq(identities.userId, user.id),
    exported: [identities.issuer, identities.subject, identities.createdAt],
    withheld: [identities.userId],
  },
  // Sign-ups end when one of them becomes the account: there is normally none.
  sign_ups: {
    table: signUps,
    isOf: (user) => eq(signUps.email, user.email),
    exported: [signUps.email, signUps.createdAt, signUps.browser],
    withheld: [signUps.id, signUps.name, signUps.passwordHash, signUps.termsAcceptedAt, signUps.pageHash],
  },
  sessions: {
    table: sessions,
    isOf: (user) => eq(sessions.userId, user.id),
    exported: [sessions.createdAt, sessions.lastUsedAt, sessions.expiresAt, sessions.remember, sessions.browser],
    withheld: [sessions.id, sessions.userId, sessions.tokenVersion],
  },
  drafts: {
    table: drafts,
    isOf: (user) => eq(drafts.userId, user.id),
    exported: [drafts.kind, drafts.content, drafts.updatedAt],
    withheld: [drafts.userId],
  },
  templates: {
    table: templates,
    isOf: (user) => eq(templates.authorId, user.id),
    exported: [
      templates.id,
      templates.authorName,
      templates.name,
      templates.description,
      templates.category,
      templates.tags,
      templates.difficulty,
      templates.version,
      templates.status,
      templates.isPremium,
      templates.content,
      templates.likes,
      templates.favorites,
      templates.uses,
      templates.downloads,
      templates.views,
      templates.createdAt,
      templates.updatedAt,
    ],
    withheld: [templates.authorId, templates.houseSlug, templates.designHash, templates.search, templates.nameKey],
  },
  template_likes: {
    table: templateLikes,
    isOf: (user) => eq(templateLikes.userId, user.id),
    exported: [templateLikes.templateId, templateLikes.likedAt],
    withheld: [templateLikes.userId],
  },
  template_favorites: {
    table: templateFavorites,
    isOf: (user) => eq(templateFavorites.userId, user.id),
    exported: [templateFavorites.templateId, templateFavorites.markedAt],
    withheld: [templateFavorites.userId],
  },
  password_resets: {
    table: passwordResets,
    isOf: (user) => eq(passwordResets.userId, user.id),
    exported: [passwordResets.sentAt, passwordResets.expiresAt],
    withheld: [passwordResets.userId, passwordResets.tokenHash],
  },
  // Of the address, whether or not its owner had signed in.
  status_mails: {
    table: statusSubscribers,
    isOf: (user) => eq(statusSubscribers.email, user.email),
    exported: [statusSubscribers.email, statusSubscribers.language, statusSubscribers.askedAt, statusSubscribers.confirmedAt],
    withheld: [
      statusSubscribers.id,
      statusSubscribers.confirmHash,
      statusSubscribers.confirmUntil,
      statusSubscribers.told,
      statusSubscribers.toldBefore,
      statusSubscribers.windowBeganAt,
      statusSubscribers.windowMails,
    ],
  },
  // The text of a mail may hold codes and links that still work.
  mails: {
    table: mails,
    isOf: (user) => eq(mails.recipient, user.email),
    exported: [mails.kind, mails.recipient, mails.writtenAt, mails.state, mails.settledAt, mails.failure],
    withheld: [mails.id, mails.subject, mails.body, mails.html, mails.code, mails.link, mails.leaveLink, mails.usefulUntil],
  },
} as const satisfies Record<string, PersonalTable>
