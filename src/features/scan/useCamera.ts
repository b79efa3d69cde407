import { useEffect, useState } from 'react';

/** `refused`: not allowed; `missing`: the device has none, or another app uses it. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing';

interface TorchTrack extends MediaStreamTrack {
  getCapabilities: () => MediaTrackCapabilities & { torch?: boolean };
}

/** Runs the camera at the back while the component is shown. `setTorch` switches its light, where it has one. */
export const useCamera = () => {
  const [failure, setFailure] = useState<'refused' | 'missing'>();
  const [stream, setStream] = useState<MediaStream>();
  useEffect(() => {
    let own: MediaStream | undefined;
    let isStopped = false;
    const stop = (): void => {
      isStopped = true;
      for (const one of own?.getTracks() ?? []) one.stop();
    };
    const start = async (): Promise<void> => {
      try {
        own = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
        // The dialog may be closed before the driver has answered.
        if (isStopped) stop();
        else setStream(own);
      } catch (error) {
        if (!isStopped)
          setFailure(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
      }
    };
    void start();
    return stop;
  }, []);
  const state: CameraState = failure ?? (stream ? 'running' : 'starting');
  const track: TorchTrack | undefined = stream?.getVideoTracks()[0];
  const hasTorch = track && 'getCapabilities' in track && track.getCapabilities().torch === true;
  return {
    state,
    stream,
    setTorch: hasTorch
      ? (isOn: boolean) => void track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
      : undefined,
  };
};
