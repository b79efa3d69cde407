export declare const findBrowser: () => string | undefined;
export declare const ensureBrowser: () => string | undefined;
export declare const noBrowser: string;
