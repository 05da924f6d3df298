/** Texts of the staff's page, in one language; generated like `InterfaceTexts`, but loaded by that page only. */
export type StaffTexts = {
  readonly staff: {
    readonly title: string;
    readonly description: string;
    readonly needsScript: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly tryAgain: string;
    readonly signInIntro: string;
    readonly invited: string;
    readonly invitationTitle: string;
    /** {name}: the account. */
    readonly invitationText: string;
    readonly accept: string;
    readonly notNow: string;
    readonly invitationBad: string;
    /** {bar}: its name. */
    readonly joined: string;
    readonly nowhereTitle: string;
    readonly nowhereText: string;
    readonly signedInAs: string;
    readonly signOut: string;
    readonly sections: string;
    readonly scan: string;
    readonly recent: string;
    readonly team: string;
    readonly figures: string;
    readonly more: string;
    readonly whichBar: string;
    readonly bar: string;
    readonly cameraStart: string;
    readonly cameraWhy: string;
    readonly cameraStarting: string;
    readonly cameraDenied: string;
    readonly cameraNone: string;
    readonly cameraInUse: string;
    readonly cameraInsecure: string;
    readonly cameraFailed: string;
    readonly detectorFailed: string;
    readonly cameraView: string;
    readonly aim: string;
    readonly torch: string;
    readonly sound: string;
    readonly typeCode: string;
    readonly codeLabel: string;
    readonly codeHint: string;
    readonly codeBad: string;
    readonly stamp: string;
    readonly close: string;
    readonly cancel: string;
    readonly next: string;
    readonly sending: string;
    readonly stamped: string;
    /** {n} stamps of {m}. */
    readonly ofStamps: string;
    readonly filled: string;
    /** L5. */
    readonly repeated: string;
    /** {time}: as the clock shows it. */
    readonly repeatedAt: string;
    readonly rewardReady: string;
    readonly rewardAsk: string;
    readonly handOver: string;
    readonly redeemed: string;
    /** L9. */
    readonly redeemedText: string;
    readonly refused: string;
    readonly notACode: string;
    readonly wrongBar: string;
    readonly unknownCode: string;
    readonly noCard: string;
    readonly expired: string;
    readonly dayLimit: string;
    readonly unshownLimit: string;
    readonly notShown: string;
    /** The question of L7. */
    readonly notShownAsk: string;
    readonly stampAnyway: string;
    readonly failed: string;
    /** A request without an answer may have been heard: it says that nothing is confirmed. */
    readonly noNetwork: string;
    readonly sessionOver: string;
    readonly signInAgain: string;
    readonly notStaff: string;
    readonly notOwner: string;
    readonly tooMany: string;
    readonly unavailable: string;
    readonly wentWrong: string;
    readonly undo: string;
    /** {time}: minutes and seconds. */
    readonly timeLeft: string;
    readonly undone: string;
    readonly undoTooLate: string;
    readonly notYourStamp: string;
    readonly cardClosed: string;
    readonly cardNotFull: string;
    readonly scanAgain: string;
    readonly recentTitle: string;
    readonly recentNone: string;
    readonly recentNote: string;
    readonly owner: string;
    readonly member: string;
    readonly you: string;
    readonly noName: string;
    /** {date}: a day. */
    readonly since: string;
    readonly remove: string;
    /** For those who hear the page. */
    readonly removeName: string;
    readonly removeAsk: string;
    readonly removeText: string;
    readonly lastOwner: string;
    readonly invite: string;
    readonly inviteText: string;
    readonly inviteStaff: string;
    readonly inviteOwner: string;
    readonly linkTitle: string;
    /** {date}: day and time. */
    readonly linkNote: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly qrOfLink: string;
    readonly from: string;
    readonly to: string;
    readonly badPeriod: string;
    readonly stamps: string;
    readonly cards: string;
    readonly rewards: string;
    readonly perDay: string;
    readonly perPerson: string;
    readonly day: string;
    readonly person: string;
    readonly nothing: string;
    /** Stands for the name of somebody who was deleted. */
    readonly former: string;
    readonly download: string;
    readonly language: string;
  };
};
