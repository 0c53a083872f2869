export interface SesConfig {
  /** the one address that is verified to send */
  sender: string;
  deliver(mail: { at: number; to: string; subject: string; html: string }): void;
}
