/** The product's choices. */
export interface S3Config {
  region: string;
  bucket: string;
  /** The origin whose pages may post files and read the answer. */
  allowedOrigin: string;
  /** The only identity that signs. */
  credentials(): { accessKeyId: string; secretAccessKey: string };
}
